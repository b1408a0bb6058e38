/** What is to go wrong in this page from now on. */
export const trouble = () => sessionStorage.getItem('trouble');
