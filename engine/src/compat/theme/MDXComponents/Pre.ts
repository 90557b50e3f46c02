/** As the theme draws it. */
export default 'pre';
